import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSession } from '../app/session.ts';
import { CreateLink, ListActions, useTrashAct } from '../kit/document/actions.tsx';
import { DownloadButton } from '../kit/download-button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListPicture } from '../kit/list/list-picture.tsx';
import { ListScreen } from '../kit/list/list-screen.tsx';
import { useListAddress } from '../kit/list/use-list-address.ts';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { CategoryDialog } from './bulk/category-dialog.tsx';
import { bulkTexts } from './bulk/messages.ts';
import { PriceDialog } from './bulk/price-dialog.tsx';
import { productTexts } from './messages.ts';
import { productKind } from './product-kind.ts';
import {
  type ListedProduct,
  type ProductChoices,
  productChoices,
  productPath,
  productsQuery,
  storePagesQuery,
} from './queries.ts';
import { useVisibility } from './use-visibility.ts';

export function ProductsScreen() {
  const words = useTexts(productTexts);
  const choices = useChoices();
  const address = useListAddress(choices);
  const products = usePagedRows(productsQuery(address.asked));
  const trash = useTrashAct(productKind);
  const publish = useVisibility('publish');
  const hide = useVisibility('hide');
  const archive = useVisibility('archive');
  const unarchive = useVisibility('unarchive');
  const isArchive = address.asked.status === 'Archived';
  const bulk = useTexts(bulkTexts);
  const [pricing, setPricing] = useState<BulkAct>();
  const [sorting, setSorting] = useState<BulkAct>();
  const endPricing = () => {
    setPricing(undefined);
    pricing?.done();
  };
  const endSorting = () => {
    setSorting(undefined);
    sorting?.done();
  };
  const create = <CreateLink listPath={productPath}>{words.create}</CreateLink>;
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      actions={
        <ListActions listPath={productPath}>
          <Button
            component={Link}
            to={`${productPath}/import`}
            variant="default"
            leftSection={<Icon name="upload" size={18} />}
          >
            {words.importFile}
          </Button>
          <DownloadButton href={`${productPath}.csv`}>{words.saveFile}</DownloadButton>
          {create}
        </ListActions>
      }
      address={address}
      query={products}
      columns={useColumns()}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `${productPath}/${id}`}
      search={{ label: words.search, hint: words.searchHint }}
      filters={[
        { name: 'status', label: words.status, options: words.statuses },
        { name: 'type', label: words.type, options: words.types },
        { name: 'stock', label: words.stock, options: words.stockFilters },
        { name: 'sale', label: words.onSale, options: { on: words.onSaleNow } },
        ...groupFilter('category', words.category, choices.category),
        ...groupFilter('tag', words.tag, choices.tag),
      ]}
      bulkActs={[
        {
          label: words.publish,
          run: (rows, done) => publish.mutate({ rows, input: undefined }, { onSuccess: done }),
          isBusy: publish.isPending,
        },
        {
          label: words.hide,
          run: (rows, done) => hide.mutate({ rows, input: undefined }, { onSuccess: done }),
          isBusy: hide.isPending,
        },
        isArchive
          ? {
              label: words.unarchive,
              run: (rows, done) => unarchive.mutate({ rows, input: undefined }, { onSuccess: done }),
              isBusy: unarchive.isPending,
            }
          : {
              label: words.archive,
              run: (rows, done) => archive.mutate({ rows, input: undefined }, { onSuccess: done }),
              isBusy: archive.isPending,
            },
        { label: bulk.price, run: (rows, done) => setPricing({ rows, done }), isBusy: false },
        { label: bulk.category, run: (rows, done) => setSorting({ rows, done }), isBusy: false },
        trash,
      ]}
      empty={{ title: words.empty, text: words.emptyText, action: create }}
      footer={
        <>
          <PriceDialog products={pricing?.rows} onClose={() => setPricing(undefined)} onDone={endPricing} />
          <CategoryDialog
            products={sorting?.rows}
            categories={choices.category}
            onClose={() => setSorting(undefined)}
            onDone={endSorting}
          />
        </>
      }
    />
  );
}

/** Selected products, and what ends the selection. */
interface BulkAct {
  readonly rows: readonly ListedProduct[];
  readonly done: () => void;
}

/** Categories and tags are those of the shop; what the address asks for is one of them until the shop's are known. */
function useChoices(): ProductChoices {
  const { data: pages } = useQuery(storePagesQuery);
  const { category, tag } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  return useMemo(() => {
    const names = (asked: unknown, known: readonly string[]) =>
      [...new Set([...known, ...(typeof asked === 'string' && asked !== '' ? [asked] : [])])].toSorted();
    return {
      ...productChoices,
      category: names(category, pages?.flatMap(({ categories }) => categories) ?? []),
      tag: names(tag, pages?.flatMap(({ tags }) => tags) ?? []),
    };
  }, [pages, category, tag]);
}

function groupFilter(name: string, label: string, names: readonly string[]) {
  return names.length === 0 ? [] : [{ name, label, options: Object.fromEntries(names.map((each) => [each, each])) }];
}

function useColumns(): readonly Column<ListedProduct>[] {
  const words = useTexts(productTexts);
  const format = useFormat();
  const { website } = useSession();
  return [
    {
      key: 'picture',
      title: words.picture,
      role: 'picture',
      cell: ({ facts: { imageUrl } }) => <ListPicture imageUrl={imageUrl} />,
    },
    { key: 'name', title: words.name, role: 'title', cell: ({ title }) => title },
    { key: 'status', title: words.status, role: 'fact', cell: (product) => <ListedStatus product={product} /> },
    {
      key: 'price',
      title: words.price,
      role: 'fact',
      isNumber: true,
      cell: ({ facts: { lowestPrice, highestPrice } }) => {
        if (lowestPrice === null) return '';
        const price = format.money({ decimalValue: lowestPrice, currencyCode: website.currency });
        return highestPrice === lowestPrice ? price : words.from(price);
      },
    },
    {
      key: 'stock',
      title: words.stock,
      role: 'detail',
      isNumber: true,
      cell: ({ facts: { onHand } }) => {
        if (onHand === null) return words.unlimited;
        return onHand <= 0 ? words.soldOut : format.number(onHand);
      },
    },
    {
      key: 'changed',
      title: words.changed,
      role: 'detail',
      isDate: true,
      cell: ({ changedAt }) => (changedAt === null ? '' : format.day(changedAt)),
    },
  ];
}

function ListedStatus({ product: { facts, hasDraft } }: { readonly product: ListedProduct }) {
  const words = useTexts(productTexts);
  const status = facts.status as keyof typeof words.statuses;
  if (status !== 'Draft' && status !== 'Archived' && hasDraft) {
    return <StatusBadge tone="open">{words.stateNames.changed}</StatusBadge>;
  }
  return <StatusBadge tone={status === 'published' ? 'good' : 'quiet'}>{words.statuses[status]}</StatusBadge>;
}
