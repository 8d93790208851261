import type { NewProduct } from '../../store/catalogue/index.ts';
import type { FormIds } from './forms.ts';
import type { PictureName } from './pictures.ts';

/** A product of the sample shop before it has a collection and its pictures have ids. */
export type SampleProduct = Omit<NewProduct, 'collectionId' | 'imageIds' | 'files' | 'position'> & {
  /** The first one is the main picture. */
  readonly pictures: readonly PictureName[];
  /** The file of a download, in `sample/downloads`. */
  readonly download?: string;
  /** The form that is asked before the product is put into the cart. */
  readonly form?: keyof FormIds;
};
