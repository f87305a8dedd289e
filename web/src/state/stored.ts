// Small texts stored on this device, one per game, for the last games.
export interface StoredTexts {
  of: (game: string) => string | null;
  put: (game: string, text: string) => void;
}

export function storedTexts(place: string, most: number): StoredTexts {
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
        // Nothing can be stored here.
      }
    },
  };
}
