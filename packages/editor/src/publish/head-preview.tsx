import { Stack, Text } from '@mantine/core';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../texts/format.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { weightOf } from './findings.ts';
import { publishTexts } from './messages.ts';
import style from './publish.module.css';
import type { PageReport } from './report.ts';
import { sizeText } from './size-text.ts';

interface HeadPreviewProps {
  readonly report: PageReport;
  readonly path: string;
}

/** How the page appears in search results and where it is shared, and how much of it is loaded. */
export function HeadPreview({ report, path }: HeadPreviewProps) {
  const words = useTexts(publishTexts);
  const own = useLanguage();
  const format = useFormat();
  const { title, description } = report.head;
  const { host } = window.location;
  const picture = ownPicture(report.head.picture);
  const { weight } = report;
  return (
    <Card title={words.preview}>
      <div className={style['columns']}>
        <div className={style['result']}>
          <h3 className={style['sideTitle']}>{words.inSearch}</h3>
          <Text size="sm" c="var(--awning-quiet)">{`${host}${path}`}</Text>
          <p className={style['resultTitle']}>{title}</p>
          <Text size="sm">{description === '' ? words.noText : description}</Text>
          <Stack gap={4} mt="sm">
            <Text size="sm" c="var(--awning-quiet)">
              {words.lengths(format.number(title.length), format.number(description.length))}
            </Text>
            <Text size="sm" c="var(--awning-quiet)">
              {words.weight(sizeText(weightOf(weight), own), sizeText(weight.pictures, own), weight.pictureCount)}
            </Text>
          </Stack>
        </div>
        <div>
          <h3 className={style['sideTitle']}>{words.whenShared}</h3>
          <div className={style['share']}>
            {picture !== undefined && <img src={picture} alt="" />}
            <div className={style['shareText']}>
              <Text size="sm" c="var(--awning-quiet)">
                {host}
              </Text>
              <Text fw={600}>{title}</Text>
              {description !== '' && <Text size="sm">{description}</Text>}
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The frame may tell any address; only pictures of the website itself are loaded here. */
function ownPicture(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin === window.location.origin && pathname.startsWith('/s/') ? `${pathname}${search}` : undefined;
}
