/** A quiet sign where a product has no picture, so that cards and lines stay aligned; `no-picture.block` of themes is the same. */
export function NoPicture({ size }: { readonly size: number }) {
  return (
    <span className="no-picture" aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      >
        <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
        <circle cx="15.5" cy="9" r="1.25" />
      </svg>
    </span>
  );
}
