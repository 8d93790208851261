import { CloseButton, Group } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { shellTexts } from './messages.ts';
import { hasScreensBelow, isFolded, isWithin, type NavigationPart, navigationFor } from './navigation.ts';
import style from './navigation-panel.module.css';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { leave, useSession } from './session.ts';

export function NavigationPanel({ onClose }: { readonly onClose: () => void }) {
  const words = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const { website, rights } = useSession();
  const parts = navigationFor(screens, { rights, planFlags: website.planFlags });
  const signOut = useChange({ change: leave });
  return (
    <>
      <Group className={style['top'] ?? ''} justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <p className={style['name']}>{website.name}</p>
          <a className={style['view']} href="/" target="_blank" rel="noopener">
            {words.viewSite}
            <Icon name="external" size={14} />
          </a>
        </div>
        <CloseButton hiddenFrom="md" aria-label={common.close} onClick={onClose} />
      </Group>
      <div className={style['groups']}>
        {parts
          .filter(({ group }) => group !== 'you')
          .map((part) => (
            <section key={part.group} aria-label={words.groups[part.group] || words.navigation}>
              {isFolded(part.group) ? (
                <FoldedLinks part={part} onOpen={onClose} />
              ) : (
                <>
                  {words.groups[part.group] && <h2 className={style['group']}>{words.groups[part.group]}</h2>}
                  <ScreenLinks screens={part.screens} onOpen={onClose} />
                </>
              )}
            </section>
          ))}
      </div>
      <div className={style['foot']}>
        <ScreenLinks screens={parts.find(({ group }) => group === 'you')?.screens ?? []} onOpen={onClose} />
        <button type="button" className={`${style['link']} ${style['out']}`} onClick={() => signOut.mutate(undefined)}>
          <Icon name="signOut" />
          {words.signOut}
        </button>
      </div>
    </>
  );
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
    if (isOpen) links.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
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
