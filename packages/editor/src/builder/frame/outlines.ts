const styles = `
:host { all: initial !important; position: absolute !important; top: 0 !important; left: 0 !important; z-index: 2147483647 !important; pointer-events: none !important; }
div { position: absolute; box-sizing: border-box; border-radius: 2px; }
.hover { border: 1px solid #1f8a6d; }
.selected { border: 2px solid #0f5c4f; box-shadow: 0 0 0 1px rgb(255 255 255 / 80%); }
`;

/** On the page itself: where something will be, there must be something to see and to click on. */
const pageStyles = `
[data-edit-empty] { min-height: 48px; background: repeating-linear-gradient(135deg, rgb(15 92 79 / 8%) 0 6px, transparent 6px 12px); outline: 1px dashed rgb(15 92 79 / 45%); outline-offset: -1px; }
[data-edit-area], [data-edit-area] * { cursor: default !important; }
[data-edit-text], [data-edit-text] * { cursor: text !important; }
[data-edit-writing] { outline: none; white-space: break-spaces; }
`;

export interface Outlines {
  show(name: 'hover' | 'selected', box: DOMRect | undefined): void;
}

/** Drawn inside the frame, so that they do not lag behind while it is scrolled, and where no style of a theme reaches them. */
export function createOutlines(): Outlines {
  const host = document.createElement('awning-outlines');
  const root = host.attachShadow({ mode: 'closed' });
  // The policy refuses style elements.
  root.adoptedStyleSheets = [sheetOf(styles)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageStyles)];
  const drawn = { hover: boxNamed('hover'), selected: boxNamed('selected') };
  root.append(drawn.hover, drawn.selected);
  document.documentElement.append(host);
  return {
    show(name, box) {
      const { style } = drawn[name];
      drawn[name].hidden = box === undefined;
      if (box === undefined) return;
      style.left = `${box.left + window.scrollX}px`;
      style.top = `${box.top + window.scrollY}px`;
      style.width = `${box.width}px`;
      style.height = `${box.height}px`;
    },
  };
}

function boxNamed(name: string): HTMLDivElement {
  const box = document.createElement('div');
  box.className = name;
  box.hidden = true;
  return box;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
