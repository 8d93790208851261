export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * A position as people copy it from a map: degrees of latitude and longitude.
 *
 * @example
 * readMapPosition('53.5511, 9.9937') // => { latitude: 53.5511, longitude: 9.9937 }
 * readMapPosition('north of the dike') // => undefined
 */
export function readMapPosition(typed: string): MapPosition | undefined {
  const [, north = '', east = ''] =
    /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/.exec(typed) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isOnEarth = north !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}
