import { Anchor, Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { isNotThere } from '../api/say.ts';
import { BackLink } from '../kit/back-link.tsx';
import { DetailScreen } from '../kit/editing/detail-screen.tsx';
import { HistoryButton } from '../kit/history/history-drawer.tsx';
import { Icon } from '../kit/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { NotThere } from '../kit/not-there.tsx';
import { Page } from '../kit/page.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { CouponAside } from './coupon-aside.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponHistory } from './coupon-history.tsx';
import { couponTexts } from './messages.ts';
import { type Coupon, couponQuery, couponsKey } from './queries.ts';
import { useCouponEditor } from './use-coupon-editor.ts';
import { useCouponTrash } from './use-coupon-trash.ts';

const listPath = '/config/commerce/coupons';

export function CouponScreen() {
  const words = useTexts(couponTexts);
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const coupon = useQuery(couponQuery(id));
  if (coupon.data === undefined && isNotThere(coupon.error)) {
    return (
      <NotThere title={words.unknown}>
        <Anchor component={Link} to={listPath}>
          {words.toCoupons}
        </Anchor>
      </NotThere>
    );
  }
  if (coupon.data) return <EditedCoupon key={id} coupon={coupon.data} />;
  return (
    <Page title={words.title} back={<BackLink to={listPath}>{words.title}</BackLink>}>
      <Loaded query={coupon}>{() => null}</Loaded>
    </Page>
  );
}

function EditedCoupon({ coupon }: { readonly coupon: Coupon }) {
  const words = useTexts(couponTexts);
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id } = coupon;
  const { queryKey } = couponQuery(id);
  const { editor, fields } = useCouponEditor({
    document: coupon,
    save: (version, body) => call('PUT /api/commerce/coupons/:id', { params: { id }, body: { version, body } }),
    reload: () => call('GET /api/commerce/coupons/:id', { params: { id } }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved as Coupon);
      void queries.invalidateQueries({ queryKey: couponsKey });
    },
  });
  return (
    <>
      <DetailScreen
        title={editor.base.body.code}
        back={<BackLink to={listPath}>{words.title}</BackLink>}
        actions={<CouponActions coupon={coupon} onHistory={() => setHistoryOpen(true)} />}
        editor={editor}
        fields={fields}
        main={<CouponForm editor={editor} />}
        aside={<CouponAside coupon={editor.base} />}
        onRecover={async () => {
          const recovered = await call('POST /api/commerce/coupons/:id/recover', { params: { id } });
          editor.goOnFrom(recovered);
          await queries.invalidateQueries({ queryKey: couponsKey });
        }}
      />
      <CouponHistory
        coupon={editor.base as Coupon}
        fields={fields}
        isEditing={editor.state !== 'normal'}
        isOpen={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}

interface CouponActionsProps {
  readonly coupon: Coupon;
  readonly onHistory: () => void;
}

function CouponActions({ coupon, onHistory }: CouponActionsProps) {
  const words = useTexts(couponTexts);
  const navigate = useNavigate();
  const trash = useCouponTrash();
  const { id, version, body } = coupon;
  const duplicate = useChange({
    change: () => call('POST /api/commerce/coupons/:id/duplicate', { params: { id } }),
    stale: couponsKey,
  });
  return (
    <Group gap="sm">
      <HistoryButton onClick={onHistory} />
      <Button
        variant="default"
        leftSection={<Icon name="copy" size={16} />}
        loading={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(undefined, { onSuccess: (copy) => void navigate({ to: `${listPath}/${copy.id}` }) })
        }
      >
        {words.duplicate}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="trash" size={16} />}
        loading={trash.isPending}
        onClick={() =>
          trash.mutate([{ id, version, title: body.code }], {
            onSuccess: (gone) => {
              if (gone.length > 0) void navigate({ to: listPath });
            },
          })
        }
      >
        {words.toTrash}
      </Button>
    </Group>
  );
}
