// The addresses of what a business owns and holds: assets, stocks, and the stock in hand.
import { page } from '../shell/guards/page.ts';
import { rarer } from './rarer.ts';

export const goodsRoutes = [
  page('/asset', rarer('assetList')),
  page('/asset/add', rarer('assetAdd')),
  page('/asset/:id', rarer('asset')),
  page('/stock', rarer('stockList')),
  page('/stock/add', rarer('stockAdd')),
  page('/stock/in-hand', rarer('stockInHand')),
  page('/stock/in-hand/:productId', rarer('stockMoves')),
  page('/stock/journal', rarer('stockJournals')),
  page('/stock/journal/add', rarer('stockJournalAdd')),
  page('/stock/journal/:id', rarer('stockJournal')),
  page('/stock/:id', rarer('stock')),
];
