import type { BlockSettings, menuBlock } from '@awning/site-model';
import { type Dish, type MenuSection, readMenu } from './read-menu.ts';

export function MenuBlock({ menu }: BlockSettings<typeof menuBlock>) {
  const menus = readMenu(menu);
  return menus.length === 0 ? null : (
    <div className="menu-block-wrapper">
      {menus.map(({ title, description, sections }, index) => (
        // Nothing in a menu has an id, and names may repeat.
        <div className="food-menu" key={index}>
          {title === '' ? null : <h2 className="menu-title">{title}</h2>}
          {description === '' ? null : <p className="menu-description">{description}</p>}
          {sections.map((section, place) => (
            <Section key={place} section={section} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Section({ section: { title, description, dishes } }: { readonly section: MenuSection }) {
  return (
    <div className="menu-section">
      {title === '' ? null : <h3 className="menu-section-title">{title}</h3>}
      {description === '' ? null : <p className="menu-section-description">{description}</p>}
      {dishes.length === 0 ? null : (
        <ul className="menu-items">
          {dishes.map((dish, index) => (
            <MenuItem key={index} dish={dish} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MenuItem({ dish: { name, description, price, options } }: { readonly dish: Dish }) {
  return (
    <li className="menu-item">
      <div className="menu-item-line">
        <span className="menu-item-title">{name}</span>
        {price === '' ? null : <span className="menu-item-price">{price}</span>}
      </div>
      {description === '' ? null : <p className="menu-item-description">{description}</p>}
      {options.length === 0 ? null : (
        <ul className="menu-item-options">
          {options.map((option, index) => (
            <li className="menu-item-option" key={index}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
