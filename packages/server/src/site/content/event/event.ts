/** When an item takes place, and where. */
export interface Event {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly location: EventLocation;
}

/** The names are those of the theme format; what is unknown is absent. */
export interface EventLocation {
  readonly addressTitle?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
  /** Degrees; there are both or none. */
  readonly mapLat?: number;
  readonly mapLng?: number;
}

const LINES = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const;

/** Without blank lines. */
export function tidyLocation(location: EventLocation): EventLocation {
  const { mapLat, mapLng } = location;
  const lines = LINES.map((name) => [name, location[name]?.trim() ?? ''] as const).filter(([, line]) => line !== '');
  return {
    ...Object.fromEntries(lines),
    ...(mapLat === undefined || mapLng === undefined ? {} : { mapLat, mapLng }),
  };
}

/** The lines of an address, from the name of the place to the country. */
export function addressLines(location: EventLocation): string[] {
  return LINES.flatMap((name) => location[name] ?? []);
}
