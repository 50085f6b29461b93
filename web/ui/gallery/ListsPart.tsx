import { useState } from 'react';
import { formatPaise } from '#web/format/money.ts';
import { DataTable } from '../lists/DataTable.tsx';
import type { Column } from '../lists/DataTable.tsx';
import { Diff, KeyValue, ShareBar, StatCard } from '../lists/Figures.tsx';
import { LoadMore } from '../lists/LoadMore.tsx';
import { Tabs } from '../lists/Tabs.tsx';
import { AddNewTile, Tile, TileGrid } from '../lists/Tiles.tsx';
import type { LinkLike } from '../lists/Tiles.tsx';
import { StatusBadge } from '../marks/Marks.tsx';
import { GalleryPart, Specimen } from './GalleryPart.tsx';
import { ACCOUNTS, INVOICES } from './samples.ts';
import type { Invoice } from './samples.ts';

const Plain: LinkLike = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const COLUMNS: readonly Column<Invoice>[] = [
  {
    head: 'Invoice',
    place: 'id',
    cell: ({ number, status }) => (
      <a
        href="#lists"
        data-row=""
        className={`link-quiet ${status === 'cancelled' ? 'line-through' : ''}`}
      >
        {number}
      </a>
    ),
  },
  { head: 'Customer', place: 'name', cell: ({ customer }) => customer },
  {
    head: 'Amount (₹)',
    place: 'amount',
    numeric: true,
    cell: ({ amountPaise }) => formatPaise(amountPaise),
  },
  { head: 'Due date', place: 'date', cell: ({ due }) => due },
  { head: 'Status', place: 'badge', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    head: 'Open',
    place: 'action',
    quietHead: true,
    cell: ({ number }) => (
      <a href="#lists" className="link-quiet" aria-label={`View ${number}`}>
        View
      </a>
    ),
  },
];

const SHARES = [
  { kind: 'paid', size: 24_780_050 },
  { kind: 'sent', size: 5_900_000 },
  { kind: 'overdue', size: 4_720_000 },
] as const;

export function ListsPart() {
  return (
    <GalleryPart id="lists" title="Lists and figures">
      <Figures />
      <Specimen state="Full, with a total">
        <DataTable
          caption="Invoices"
          columns={COLUMNS}
          rows={INVOICES}
          keyOf={({ number }) => number}
          totals={['Total', '', '1,02,56,59,900.00', '', '', '']}
        />
        <LoadMore
          shown="6 of 1,284 invoices"
          more="Show older invoices"
          hasMore
          loading={false}
          onMore={() => undefined}
        />
      </Specimen>
      <Specimen state="On its way">
        <DataTable
          caption="Invoices, loading"
          columns={COLUMNS}
          rows={[]}
          keyOf={({ number }) => number}
          waiting={3}
        />
      </Specimen>
      <Specimen state="Tiles">
        <TileGrid label="Accounts">
          <AddNewTile Link={Plain} to="#lists" carried="hd" />
          {ACCOUNTS.slice(0, 7).map(({ id, name, detail = '' }) => (
            <Tile
              key={id}
              Link={Plain}
              to="#lists"
              title={name}
              below={detail.split(', ')[0]}
              figure={detail.split(', ').slice(1).join(', ')}
              current={id === 1}
            />
          ))}
        </TileGrid>
      </Specimen>
    </GalleryPart>
  );
}

function Figures() {
  const [tab, setTab] = useState<'detail' | 'history'>('detail');
  return (
    <>
      <Specimen state="Figures" className="grid gap-3 min-[380px]:grid-cols-2 lg:grid-cols-4">
        <StatCard name="Total Revenue" value="₹4,82,300.00" below="this month" />
        <StatCard name="Sales of the year" value="₹99,99,99,999.00" />
        <StatCard name="Journal Entries" value="0" stale="Could not refresh, showing 0" />
        <StatCard name="Products" value={null} />
      </Specimen>
      <Specimen state="Shares in a fixed order">
        <ShareBar label="Paid 2,47,800.50, sent 59,000.00, overdue 47,200.00" shares={SHARES} />
      </Specimen>
      <Specimen state="Tabs, facts and changes">
        <Tabs
          label="Entry"
          tabs={[
            { value: 'detail', label: 'Detail' },
            { value: 'history', label: 'History' },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'detail' ? (
            <KeyValue
              pairs={[
                { name: 'By', value: 'R Iyer, accountant' },
                { name: 'Recorded', value: '20 Nov 2026, 12:10:04 IST' },
                { name: 'Reason', value: 'Wrong account: telephone, should be electricity' },
              ]}
            />
          ) : (
            <p>
              Changed rate of item 2 <Diff before="4,000.00" after="4,200.00" />
            </p>
          )}
        </Tabs>
      </Specimen>
    </>
  );
}
