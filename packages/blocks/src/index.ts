export { NoPicture } from './image/no-picture.tsx';
export { alternativeText, type Picture, pictureSource } from './image/picture.ts';
export { PictureElement } from './image/picture-element.tsx';
export { BlockArea, type BlockAreaProps } from './layout/block-area.tsx';
export type { AreaAttributes, LayoutView } from './layout/layout.ts';
export type { SummaryItem } from './summary/summary-block.tsx';
