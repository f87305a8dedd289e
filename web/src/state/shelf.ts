// Small texts that this device keeps, one for each of the last games it was told one about.
export interface Shelf {
  of: (game: string) => string | null;
  put: (game: string, text: string) => void;
}

export function shelf(place: string, most: number): Shelf {
  function all(): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, string>;
    } catch {
      return {};
    }
  }

  return {
    of: (game) => all()[game] ?? null,
    put: (game, text) => {
      const others = Object.entries(all()).filter(([id]) => id !== game);
      try {
        localStorage.setItem(place, JSON.stringify(Object.fromEntries([...others, [game, text]].slice(-most))));
      } catch {
        // Nothing can be kept here: it is lost with the visit.
      }
    },
  };
}
