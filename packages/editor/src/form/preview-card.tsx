import { NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { usePrimaryLanguage, useShownLanguages } from '../app/session.ts';
import { fitFrame } from '../builder/frame-widths.ts';
import type { CanvasCommand, CanvasMessage } from '../builder/protocol.ts';
import { usePort } from '../builder/use-port.ts';
import { Card } from '../kit/card.tsx';
import { useTexts } from '../texts/texts.ts';
import { formBuilderTexts } from './builder-messages.ts';
import type { EditedForm } from './edited-form.ts';
import style from './form-builder.module.css';
import { previewBody } from './preview-body.ts';
import { formsKey } from './queries.ts';

/** A member has a limit of calls; somebody who types must not reach it. */
const DRAW_AFTER_MS = 300;
const MARGIN = 24;

/** The form in the theme of the website, as visitors get it, in a frame that is sealed off like the builder's canvas. */
export function PreviewCard({ edited }: { readonly edited: EditedForm }) {
  const words = useTexts(formBuilderTexts);
  const languages = useShownLanguages();
  const primary = usePrimaryLanguage();
  const [language, setLanguage] = useState(primary);
  const [isSent, setSent] = useState(false);
  const [waited] = useDebouncedValue(edited, DRAW_AFTER_MS);
  const body = useMemo(() => previewBody(waited), [waited]);
  const { data } = useQuery({
    queryKey: [...formsKey, 'preview', language, isSent, body],
    queryFn: () => call('POST /api/form-preview', { body: { ...body!, language, isSent } }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={style['preview']}>
      <Card title={words.preview} isFlush>
        <Stack gap="sm" px="lg" pb="md">
          <SegmentedControl
            size="xs"
            aria-label={words.previewShows}
            value={isSent ? 'sent' : 'form'}
            onChange={(value) => setSent(value === 'sent')}
            data={[
              { value: 'form', label: words.previewForm },
              { value: 'sent', label: words.previewSent },
            ]}
          />
          {languages.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={words.previewLanguage}
              value={language}
              data={languages.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={({ currentTarget: { value } }) => setLanguage(value)}
            />
          )}
          {body === undefined && (
            <Text size="sm" c="var(--awning-quiet)">
              {words.previewOld}
            </Text>
          )}
        </Stack>
        <Frame key={language} language={language} html={data?.html} />
      </Card>
    </div>
  );
}

/** Shows the page around the form once; the form itself is swapped in. */
function Frame({ language, html }: { readonly language: string; readonly html: string | undefined }) {
  const words = useTexts(formBuilderTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: space, ...room } = useElementSize();
  const { scale, ...size } = fitFrame('phone', room);
  const isThere = useRef(false);
  const { port, isOpen, open } = usePort(receive);

  /** The form is what is looked at, not the head of the website. */
  function receive(message: CanvasMessage): void {
    if (message.kind !== 'boxes' || isThere.current || message.boxes.length === 0) return;
    const [, top = 0] = message.boxes;
    isThere.current = html !== undefined;
    port.current?.postMessage({ kind: 'scroll', by: top - MARGIN } satisfies CanvasCommand);
  }
  useEffect(() => {
    if (isOpen && html !== undefined) port.current?.postMessage({ kind: 'content', html } satisfies CanvasCommand);
  }, [port, isOpen, html]);
  return (
    <div ref={space} className={style['space']}>
      <iframe
        ref={frame}
        className={style['frame']}
        data-form-preview
        title={words.preview}
        tabIndex={-1}
        sandbox="allow-scripts"
        src={`/config/forms/preview?language=${encodeURIComponent(language)}`}
        style={room.width > 0 ? { ...size, transform: `scale(${scale})` } : {}}
        onLoad={() => {
          if (!isOpen && frame.current?.contentWindow) open(frame.current.contentWindow);
        }}
      />
    </div>
  );
}
