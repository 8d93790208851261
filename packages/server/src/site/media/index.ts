export { addFile } from './add-file.ts';
export { type Asset, assetUrl } from './asset.ts';
export type { AssetBody } from './editing/schema.ts';
export { listPictures, listPrivateFiles } from './list-files.ts';
export { openFile, sendOpened } from './open-file.ts';
export {
  addPictures,
  discardPicture,
  holdPicture,
  keepPicture,
  pictureRight,
  type ReceivedPicture,
  receivePicture,
  releasePictures,
} from './picture-intake.ts';
export { sendPicture } from './send-file.ts';
export { readAssets } from './store.ts';
export { MAX_NAME_LENGTH, nameFault } from './upload/name.ts';
export type { UploadRefusal } from './upload/refusal.ts';
export { usefulWidths } from './widths.ts';
