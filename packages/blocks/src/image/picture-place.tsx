import { NoPicture } from './no-picture.tsx';

/** Where a picture will be, on the builder's canvas alone: what shows nothing could be neither judged nor clicked on. */
export function PicturePlace() {
  return (
    <div className="picture-place">
      <NoPicture size={48} />
    </div>
  );
}
