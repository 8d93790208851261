/** Streets, a river and a pin, which stand for a map and show none: drawn for this project, and the same everywhere. */
export function DrawnMap() {
  return (
    <svg className="map-drawing" viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="map-land" width="480" height="240" />
      <path className="map-park" d="M40 150h96v72H40zM322 26h110v62H322z" />
      <path className="map-water" d="M-10 92C70 60 120 128 214 108s150-92 276-72" />
      <path
        className="map-road map-road--small"
        d="M60-10v260M152-10v260M388-10v260M-10 36h500M-10 196h500M-10 140h210M300 130h190"
      />
      <path className="map-road" d="M-10 232 250 110 300-10M250 110l120 140M206 130l-70-140" />
      <path className="map-pin" d="M240 146c-12-15-20-24-20-35a20 20 0 0 1 40 0c0 11-8 20-20 35z" />
      <circle className="map-pin-eye" cx="240" cy="111" r="7.5" />
    </svg>
  );
}
