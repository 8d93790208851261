const styles = `
:host { all: initial !important; position: absolute !important; top: 0 !important; left: 0 !important; z-index: 2147483647 !important; pointer-events: none !important; }
div { position: absolute; box-sizing: border-box; border-radius: 2px; }
.hover { border: 1px solid #1f8a6d; }
.shade { background: rgb(130 130 130 / 42%); border-radius: 0; }
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
  /** Lets the page recede, except for these places. */
  shade(left: readonly DOMRect[]): void;
}

/** Drawn inside the frame, so that they do not lag behind while it is scrolled, and where no style of a theme reaches them. */
export function createOutlines(): Outlines {
  const host = document.createElement('awning-outlines');
  const root = host.attachShadow({ mode: 'closed' });
  // The policy refuses style elements.
  root.adoptedStyleSheets = [sheetOf(styles)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageStyles)];
  const drawn = { hover: boxNamed('hover'), selected: boxNamed('selected') };
  const shade = boxNamed('shade');
  root.append(shade, drawn.hover, drawn.selected);
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
    shade(left) {
      const { scrollWidth: width, scrollHeight: height } = document.documentElement;
      const whole = { left: 0, top: 0, width, height };
      const holes = left.map((box) => ({
        left: box.left + window.scrollX,
        top: box.top + window.scrollY,
        width: box.width,
        height: box.height,
      }));
      shade.hidden = false;
      shade.style.width = `${width}px`;
      shade.style.height = `${height}px`;
      // What is inside of two outlines is left out.
      shade.style.clipPath = `path(evenodd, "${[whole, ...holes].map(outlineOf).join(' ')}")`;
    },
  };
}

function outlineOf({ left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): string {
  return `M${left} ${top}h${width}v${height}h${-width}Z`;
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
