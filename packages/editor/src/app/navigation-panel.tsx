import { CloseButton, Group } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { WebsiteSwitcher } from '../website/website-switcher.tsx';
import { shellTexts } from './messages.ts';
import { hasScreensBelow, isFolded, isWithin, type NavigationPart, navigationFor } from './navigation.ts';
import style from './navigation-panel.module.css';
import type { NavigationGroup, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { leave, useSession } from './session.ts';

interface NavigationPanelProps {
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

export function NavigationPanel({ onClose, onSearch }: NavigationPanelProps) {
  const words = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const { website, rights } = useSession();
  const parts = navigationFor(screens, { rights, planFlags: website.planFlags });
  const linksOf = (group: NavigationGroup) => parts.find((part) => part.group === group)?.screens ?? [];
  const signOut = useChange({ change: leave });
  const groups = useCurrentInView();
  return (
    <>
      <Group className={style['top'] ?? ''} justify="space-between" align="flex-start" wrap="nowrap">
        <div className={style['site']}>
          <WebsiteSwitcher name={website.name} />
          <a className={style['view']} href="/" target="_blank" rel="noopener">
            {words.viewSite}
            <Icon name="external" size={14} />
          </a>
        </div>
        <CloseButton hiddenFrom="md" aria-label={common.close} onClick={onClose} />
      </Group>
      <div className={style['search']}>
        <PaletteButton onOpen={onSearch} />
      </div>
      {/* Outside of what scrolls: the way to the dashboard is always in sight. */}
      <div className={style['start']}>
        <ScreenLinks screens={linksOf('start')} onOpen={onClose} />
      </div>
      <div className={style['groups']} ref={groups}>
        {parts
          .filter(({ group }) => group !== 'start' && group !== 'you')
          .map((part) => (
            <section key={part.group} aria-label={words.groups[part.group]}>
              {isFolded(part.group) ? (
                <FoldedLinks part={part} onOpen={onClose} />
              ) : (
                <>
                  <h2 className={style['group']}>{words.groups[part.group]}</h2>
                  <ScreenLinks screens={part.screens} onOpen={onClose} />
                </>
              )}
            </section>
          ))}
      </div>
      <div className={style['foot']}>
        <ScreenLinks screens={linksOf('you')} onOpen={onClose} />
        <button type="button" className={`${style['link']} ${style['out']}`} onClick={() => signOut.mutate(undefined)}>
          <Icon name="signOut" />
          {words.signOut}
        </button>
      </div>
    </>
  );
}

/** The link of the open screen is in view; where it is none of the groups', as on the dashboard, they are shown from the top. */
function useCurrentInView(): RefObject<HTMLDivElement | null> {
  const groups = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const current = groups.current?.querySelector('[aria-current="page"]');
    if (current) current.scrollIntoView({ block: 'nearest' });
    else if (groups.current) groups.current.scrollTop = 0;
  }, [path]);
  return groups;
}

interface FoldedLinksProps {
  readonly part: NavigationPart;
  readonly onOpen: () => void;
}

/** Links that are seldom needed, behind their heading, so that all groups fit on a screen. They unfold by themselves where one of them is open. */
function FoldedLinks({ part: { group, screens: members }, onOpen }: FoldedLinksProps) {
  const words = useTexts(shellTexts);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isHere = members.some((screen) => isWithin(path, screen.path));
  const [{ wasHere, isOpen }, setFold] = useState({ wasHere: isHere, isOpen: isHere });
  if (wasHere !== isHere) setFold({ wasHere: isHere, isOpen: isHere });
  const id = useId();
  const links = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Unfolded by hand, it shows all that there is. By itself, only the open screen's link needs to be in view.
    if (isOpen && !isHere) links.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isHere]);
  return (
    <>
      <h2 className={`${style['group']} ${style['folded']}`}>
        <button
          type="button"
          className={style['fold']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setFold({ wasHere, isOpen: !isOpen })}
        >
          {words.groups[group]}
          <Icon name="unfold" size={14} />
        </button>
      </h2>
      <div id={id} ref={links} hidden={!isOpen}>
        <ScreenLinks screens={members} onOpen={onOpen} />
      </div>
    </>
  );
}

interface ScreenLinksProps {
  readonly screens: readonly Screen[];
  readonly onOpen: () => void;
}

function ScreenLinks({ screens: shown, onOpen }: ScreenLinksProps) {
  const language = useLanguage();
  return (
    <ul className={style['list']}>
      {shown.map((screen) => (
        <li key={screen.path}>
          <Link
            to={screen.path}
            className={style['link']}
            activeOptions={{ exact: hasScreensBelow(screens, screen.path) }}
            activeProps={{ 'aria-current': 'page' }}
            onClick={onOpen}
          >
            {screen.navigation && <Icon name={screen.navigation.icon} />}
            {screen.title[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
