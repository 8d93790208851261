import { BOX_SIZE } from '../boxes.ts';

/** The marked elements of an area, and where each of them is in the document. */
export function measure(area: Element | null): { readonly marks: string[]; readonly boxes: Float32Array } {
  const inside = area?.querySelectorAll<HTMLElement>('[data-edit-row], [data-edit-column], [data-edit-block]') ?? [];
  const elements = area instanceof HTMLElement ? [area, ...inside] : [];
  const boxes = new Float32Array(elements.length * BOX_SIZE);
  for (const [index, element] of elements.entries()) {
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes.set([left + window.scrollX, top + window.scrollY, width, height], index * BOX_SIZE);
  }
  return { marks: elements.map(markOf), boxes };
}

function markOf(element: HTMLElement): string {
  const { editBlock, editRow, editColumn } = element.dataset;
  if (editBlock !== undefined) return `block/${editBlock}`;
  if (editRow !== undefined) return `block/${editRow}`;
  if (editColumn === undefined) return 'area';
  return `column/${element.closest<HTMLElement>('[data-edit-row]')?.dataset['editRow']}/${editColumn}`;
}
