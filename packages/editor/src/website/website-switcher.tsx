import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { type Website, websitesQuery } from './queries.ts';
import { switcherTexts } from './switcher-messages.ts';
import style from './website-switcher.module.css';

/** The name of the website; for a person with several ones, a button that unfolds links to the others. */
export function WebsiteSwitcher({ name }: { readonly name: string }) {
  const words = useTexts(switcherTexts);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(websitesQuery);
  const { more } = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const websites = data?.pages.flatMap((page) => page.websites) ?? [];
  if (websites.length < 2) return <span className={style['name']}>{name}</span>;
  return (
    <>
      <button
        type="button"
        className={style['button']}
        aria-label={words.switchFrom(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={style['name']}>{name}</span>
        <Icon name="unfold" size={16} />
      </button>
      <div id={id} hidden={!isOpen} className={style['others']}>
        <ul className={style['list']} aria-label={words.yourWebsites}>
          {websites.map((website) => (
            <WebsiteItem key={website.id} website={website} />
          ))}
        </ul>
        {hasNextPage && (
          <Button size="xs" variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {more}
          </Button>
        )}
        {data?.pages[0]?.mayAdd && (
          <Link to="/config/settings/addresses/new" className={style['item']} onClick={() => setOpen(false)}>
            <Icon name="plus" size={16} />
            {words.addWebsite}
          </Link>
        )}
        <Text size="xs" c="var(--awning-quiet)" px={10} pt={6}>
          {words.signInThere}
        </Text>
      </div>
    </>
  );
}

function WebsiteItem({ website: { name, address, isCurrent } }: { readonly website: Website }) {
  return (
    <li>
      <a className={style['item']} href={`${address}/config`} aria-current={isCurrent ? 'true' : undefined}>
        <span className={style['text']}>
          {name}
          <Text component="span" display="block" size="xs" c="var(--awning-quiet)">
            {new URL(address).host}
          </Text>
        </span>
        {isCurrent && <Icon name="check" size={16} />}
      </a>
    </li>
  );
}
