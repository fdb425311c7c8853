/** The purposes to which a visitor has consented. */
export interface Granted {
  /** Whether adverts that led to a booking or purchase may be counted. */
  adverts: boolean;
  /** Whether visits may be counted. */
  analytics: boolean;
}

export type Purpose = keyof Granted;
