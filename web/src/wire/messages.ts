// The server's messages by name. Their types are generated from its schemas; nothing is declared twice.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type GameFull = Schemas["GameFull"];
export type GameState = Schemas["GameState"];
export type Presence = Schemas["PresenceInfo"];
export type ChatLine = Schemas["ChatLine"];
export type Streamed = Schemas["Streamed"]["message"];
export type GameInfo = Schemas["GameInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type EventInfo = Schemas["EventInfo"];
export type Clocks = Schemas["ClocksInfo"];
export type View = Schemas["GameView"];
export type Choice = Schemas["Choice"];
export type Price = Schemas["Price"];
export type Offer = Schemas["Offer"];
export type DuelTable = Schemas["DuelTable"];
export type Slot = Schemas["Slot"];
export type CityView = Schemas["CityView"];
export type WonderView = Schemas["WonderView"];
export type Unseen = Schemas["Unseen"];
export type ClassicTable = Schemas["ClassicTable"];
export type ClassicCity = Schemas["ClassicCity"];
export type Rules = Schemas["Rules"];
export type Item = Schemas["ItemInfo"];
export type NewGame = Schemas["NewGame"];
export type NewSeat = Schemas["NewSeat"];
export type User = Schemas["User"];
export type Session = Schemas["Session"];
export type Opponent = Schemas["OpponentInfo"];
export type Profile = Schemas["Profile"];
export type Problem = Schemas["ProblemInfo"];
