/** What a visitor allows, purpose by purpose. */
export interface Granted {
  /** Whether adverts that led to a booking or a purchase may be counted. */
  adverts: boolean;
  /** Whether visits may be counted. */
  analytics: boolean;
}

export type Purpose = keyof Granted;
