import { CloseButton, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { useChange } from '../kit/use-change.ts';
import { commonTexts } from '../texts/common.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { shellTexts } from './messages.ts';
import { hasScreensBelow, navigationFor } from './navigation.ts';
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
          .map(({ group, screens: members }) => (
            <section key={group} aria-label={words.groups[group] || words.navigation}>
              {words.groups[group] && <h2 className={style['group']}>{words.groups[group]}</h2>}
              <ScreenLinks screens={members} onOpen={onClose} />
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
