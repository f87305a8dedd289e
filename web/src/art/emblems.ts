// What is seen on the lower half of a card: one picture for each building, the same in both games.
import type { Component } from "svelte";

import Abacus from "~icons/game-icons/abacus";
import Amphora from "~icons/game-icons/amphora";
import Anchor from "~icons/game-icons/anchor";
import AncientColumns from "~icons/game-icons/ancient-columns";
import Ankh from "~icons/game-icons/ankh";
import Anvil from "~icons/game-icons/anvil";
import Aqueduct from "~icons/game-icons/aqueduct";
import ArcheryTarget from "~icons/game-icons/archery-target";
import Astrolabe from "~icons/game-icons/astrolabe";
import BarracksTent from "~icons/game-icons/barracks-tent";
import Barrel from "~icons/game-icons/barrel";
import Bookshelf from "~icons/game-icons/bookshelf";
import BowArrow from "~icons/game-icons/bow-arrow";
import BrickPile from "~icons/game-icons/brick-pile";
import Caduceus from "~icons/game-icons/caduceus";
import Camel from "~icons/game-icons/camel";
import Castle from "~icons/game-icons/castle";
import ClassicalKnowledge from "~icons/game-icons/classical-knowledge";
import Coins from "~icons/game-icons/coins";
import Coliseum from "~icons/game-icons/coliseum";
import Compass from "~icons/game-icons/compass";
import CrosscutSaw from "~icons/game-icons/crosscut-saw";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import DramaMasks from "~icons/game-icons/drama-masks";
import EagleEmblem from "~icons/game-icons/eagle-emblem";
import Gavel from "~icons/game-icons/gavel";
import GearHammer from "~icons/game-icons/gear-hammer";
import Gladius from "~icons/game-icons/gladius";
import GreatPyramid from "~icons/game-icons/great-pyramid";
import GreekTemple from "~icons/game-icons/greek-temple";
import HerbsBundle from "~icons/game-icons/herbs-bundle";
import HorseHead from "~icons/game-icons/horse-head";
import IonicColumn from "~icons/game-icons/ionic-column";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import Laurels from "~icons/game-icons/laurels";
import Lighthouse from "~icons/game-icons/lighthouse";
import MineWagon from "~icons/game-icons/mine-wagon";
import Minotaur from "~icons/game-icons/minotaur";
import Moon from "~icons/game-icons/moon";
import Obelisk from "~icons/game-icons/obelisk";
import OpenBook from "~icons/game-icons/open-book";
import PalmTree from "~icons/game-icons/palm-tree";
import Papyrus from "~icons/game-icons/papyrus";
import PerfumeBottle from "~icons/game-icons/perfume-bottle";
import PestleMortar from "~icons/game-icons/pestle-mortar";
import QuillInk from "~icons/game-icons/quill-ink";
import RolledCloth from "~icons/game-icons/rolled-cloth";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import Scales from "~icons/game-icons/scales";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import Shop from "~icons/game-icons/shop";
import SpartanHelmet from "~icons/game-icons/spartan-helmet";
import StoneBlock from "~icons/game-icons/stone-block";
import StoneBust from "~icons/game-icons/stone-bust";
import StonePile from "~icons/game-icons/stone-pile";
import StoneStack from "~icons/game-icons/stone-stack";
import StoneTower from "~icons/game-icons/stone-tower";
import TheaterCurtains from "~icons/game-icons/theater-curtains";
import Trade from "~icons/game-icons/trade";
import Trireme from "~icons/game-icons/trireme";
import Watchtower from "~icons/game-icons/watchtower";
import WaterSplash from "~icons/game-icons/water-splash";
import WineBottle from "~icons/game-icons/wine-bottle";
import WoodAxe from "~icons/game-icons/wood-axe";
import WoodPile from "~icons/game-icons/wood-pile";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  "lumber-yard": WoodPile,
  "tree-farm": WoodPile,
  "logging-camp": WoodAxe,
  "timber-yard": WoodAxe,
  "wood-reserve": WoodAxe,
  sawmill: CrosscutSaw,
  "clay-pool": BrickPile,
  "clay-pit": BrickPile,
  "clay-reserve": BrickPile,
  brickyard: BrickPile,
  quarry: StonePile,
  "stone-pit": StonePile,
  excavation: StonePile,
  "stone-reserve": StonePile,
  "shelf-quarry": StoneStack,
  mine: MineWagon,
  "ore-vein": MineWagon,
  "forest-cave": MineWagon,
  foundry: Anvil,
  "craftsmens-guild": Anvil,
  "workers-guild": Anvil,
  glassworks: PerfumeBottle,
  "glassworks-i": PerfumeBottle,
  "glassworks-ii": PerfumeBottle,
  "glass-blower": RoundBottomFlask,
  laboratory: RoundBottomFlask,
  press: ScrollUnfurled,
  "press-i": ScrollUnfurled,
  "press-ii": ScrollUnfurled,
  "drying-room": Papyrus,
  "loom-i": RolledCloth,
  "loom-ii": RolledCloth,
  "guard-tower": StoneTower,
  stable: HorseHead,
  stables: HorseHead,
  "horse-breeders": HorseHead,
  garrison: Gladius,
  palisade: Watchtower,
  stockade: Watchtower,
  walls: StoneBlock,
  fortifications: Castle,
  barracks: BarracksTent,
  "archery-range": BowArrow,
  "parade-ground": EagleEmblem,
  "training-ground": EagleEmblem,
  pretorium: EagleEmblem,
  "roman-grand-temple": EagleEmblem,
  arsenal: CrossedSwords,
  armory: CrossedSwords,
  "siege-workshop": ArcheryTarget,
  circus: Coliseum,
  arena: Coliseum,
  workshop: GearHammer,
  apothecary: PestleMortar,
  pharmacist: HerbsBundle,
  dispensary: Caduceus,
  library: Bookshelf,
  scriptorium: ScrollQuill,
  school: Abacus,
  academy: ClassicalKnowledge,
  "philosophers-guild": ClassicalKnowledge,
  "scientists-guild": ClassicalKnowledge,
  study: QuillInk,
  university: OpenBook,
  lodge: Compass,
  observatory: Astrolabe,
  tavern: Amphora,
  forum: AncientColumns,
  caravansery: Camel,
  "customs-house": Scales,
  "town-hall": Scales,
  brewery: Barrel,
  "chamber-of-commerce": Coins,
  "moneylenders-guild": Coins,
  pawnshop: Coins,
  port: Anchor,
  haven: Anchor,
  lighthouse: Lighthouse,
  "east-trading-post": Trade,
  "west-trading-post": Trade,
  "merchants-guild": Trade,
  "traders-guild": Trade,
  marketplace: Shop,
  bazar: Shop,
  vineyard: WineBottle,
  theater: TheaterCurtains,
  altar: Moon,
  baths: WaterSplash,
  courthouse: Gavel,
  "magistrates-guild": Gavel,
  statue: StoneBust,
  temple: GreekTemple,
  "greek-grand-temple": GreekTemple,
  aqueduct: Aqueduct,
  rostrum: Laurels,
  palace: Crown,
  obelisk: Obelisk,
  gardens: PalmTree,
  pantheon: IonicColumn,
  senate: LaurelCrown,
  "shipowners-guild": Trireme,
  "phoenician-grand-temple": Trireme,
  "builders-guild": GreatPyramid,
  "tacticians-guild": SpartanHelmet,
  "strategists-guild": SpartanHelmet,
  "spies-guild": DramaMasks,
  "mesopotamian-grand-temple": Minotaur,
  "egyptian-grand-temple": Ankh,
};
