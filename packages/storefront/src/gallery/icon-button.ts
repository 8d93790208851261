const paths = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

type Icon = keyof typeof paths;

/** A round button with a drawn sign, and its name for screen readers. */
export function iconButton(icon: Icon, name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `gallery-button gallery-button--${icon}`;
  drawIcon(button, icon, name);
  button.addEventListener('click', onPress);
  return button;
}

export function drawIcon(button: HTMLButtonElement, icon: Icon, name: string): void {
  const drawing = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  for (const [attribute, value] of Object.entries(drawn)) drawing.setAttribute(attribute, value);
  path.setAttribute('d', paths[icon]);
  drawing.append(path);
  button.replaceChildren(drawing);
  button.setAttribute('aria-label', name);
  button.title = name;
}

const svg = 'http://www.w3.org/2000/svg';

const drawn = {
  viewBox: '0 0 24 24',
  width: '22',
  height: '22',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
};
