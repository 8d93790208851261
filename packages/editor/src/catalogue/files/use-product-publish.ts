import { notifications } from '@mantine/notifications';
import { usePublish } from '../../kit/document/use-publish.ts';
import { commonTexts } from '../../texts/common.ts';
import { useTexts } from '../../texts/texts.ts';
import { productTexts } from '../messages.ts';
import { productKind } from '../product-kind.ts';
import { digital } from '../product-type.ts';
import type { OpenProduct } from '../queries.ts';
import type { ProductEditor } from '../use-product-editor.ts';

/** Publishes a product; a download without a file is told before anything is sent. */
export function useProductPublish(editor: ProductEditor, product?: OpenProduct) {
  const { faults } = useTexts(productTexts);
  const common = useTexts(commonTexts);
  const publish = usePublish(productKind, editor, product);
  const { form } = editor;
  const isWithout = (product: { readonly status: string; readonly files?: readonly unknown[] }) =>
    product.status === 'published' && (product.files ?? []).length === 0;
  return {
    ...publish,
    run: async () => {
      // A file on its way is no missing one.
      if (editor.arrivals.isAwaited()) await editor.arrivals.settle();
      const { type, status, files = [] } = form.getValues();
      // One that was sold before files could be added stays as it is.
      const isKept = product?.isVisible === true && isWithout(product.body);
      if (type !== digital || isKept || !isWithout({ status, files })) {
        publish.run();
        return;
      }
      form.setFieldError('files', faults.filesMissing);
      notifications.show({
        color: 'red',
        message: faults.filesMissing,
        closeButtonProps: { 'aria-label': common.close },
      });
    },
  };
}
