import { expect, it } from 'vitest';
import { catalogues } from './texts.ts';

// Titles and lists say PC and PV in Spanish, 采购单 and 销售单 in Chinese.
const OTHER_WORDS = {
  'es-ES': /\bOC\b|\bOV\b|[oó]rden(es)? de (compra|venta)|Pedido\s*<code>\{/i,
  'zh-CN': /采购订单|销售订单/,
};
// The files of an import have the words of the system that they come from.
const { imports: _files, ...namespaces } = catalogues;

it.each(['es-ES', 'zh-CN'] as const)('an order has one name on every screen (%s)', async (language) => {
  for (const [name, load] of Object.entries(namespaces)) {
    const texts = JSON.stringify(await load[language]());
    expect(`${name} ${OTHER_WORDS[language].exec(texts)?.[0] ?? ''}`).toBe(`${name} `);
  }
});
