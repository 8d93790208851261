interface LinePictureProps {
  readonly imageUrl: string | null;
  readonly format: '100w' | '300w';
  readonly size: number;
}

/** The picture of a line, or a quiet sign where the product has none, so that lines stay aligned. */
export function LinePicture({ imageUrl, format, size }: LinePictureProps) {
  if (imageUrl !== null) {
    return (
      <img src={`${imageUrl}?format=${format}`} alt="" width={size} height={size} loading="lazy" decoding="async" />
    );
  }
  return (
    <span className="no-picture">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
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
