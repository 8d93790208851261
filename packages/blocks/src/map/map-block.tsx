import type { BlockSettings, mapBlock } from '@awning/site-model';
import { type Edited, textMark } from '../layout/text-mark.ts';
import { DrawnMap } from './drawn-map.tsx';

interface MapBlockProps extends BlockSettings<typeof mapBlock>, Edited {
  readonly links?: readonly { readonly name: string; readonly href: string }[];
}

/** Nothing is asked of the makers of maps before somebody follows a link to one. */
export function MapBlock({ title, address, links = [], isEdited }: MapBlockProps) {
  const lines = address.split('\n').filter((line) => line.trim() !== '');
  if (title === '' && lines.length === 0 && links.length === 0) return null;
  return (
    <div className="map-card">
      <DrawnMap />
      <div className="map-card-content">
        {title === '' ? null : (
          <p className="map-card-title" {...textMark(isEdited, 'title')}>
            {title}
          </p>
        )}
        {lines.length === 0 ? null : (
          <address className="map-card-address">
            {lines.map((line, index) => (
              // Lines have no id, and two may be alike.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>{line}</span>
            ))}
          </address>
        )}
        {links.length === 0 ? null : (
          <ul className="map-card-links">
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
