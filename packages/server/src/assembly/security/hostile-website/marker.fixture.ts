/** Names places (`item.author_name`) by short markers, which identify a text wherever it is shown. */
export interface Marking {
  /** Returns the marker of a place, always the same one. */
  mark(place: string): string;
  /** The places whose markers occur in a text. */
  placesIn(text: string): readonly string[];
  /** All places by their markers. */
  places(): Readonly<Record<string, string>>;
}

/** Letters and digits survive every encoding. The case is ignored, because some pages change it. */
const marker = /zq\d{5}qz/gi;

export function createMarking(): Marking {
  const marks = new Map<string, string>();
  const places = new Map<string, string>();
  return {
    mark(place) {
      const known = marks.get(place) ?? `zq${String(10_000 + marks.size)}qz`;
      marks.set(place, known);
      places.set(known, place);
      return known;
    },
    places: () => Object.fromEntries(places),
    placesIn: (text) => [...new Set(markersIn(text))].map((found) => places.get(found) ?? found),
  };
}

export function hasMarker(text: string): boolean {
  return text.search(marker) !== -1;
}

function markersIn(text: string): readonly string[] {
  return (text.match(marker) ?? []).map((found) => found.toLowerCase());
}
