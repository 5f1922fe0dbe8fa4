import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

/** Lays a compressed copy beside every text file, so that the server need not compress. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(file)) continue;
        const bytes = readFileSync(join(folder, file));
        const quality = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        };
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, quality));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** A path with a fifth of a unit as its finest step; the flags of an arc are single digits that may stand without a space. */
function rounded(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const found: string[] = [];
    const isArc = command.toLowerCase() === 'a';
    for (let left = rest; ;) {
      const isFlag = isArc && [3, 4].includes(found.length % 7);
      const next = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d*\.\d+|\d+))/).exec(left);
      if (!next) return command + found.join(' ').replaceAll(' -', '-');
      found.push(String(Math.round(Number(next[1]) * 5) / 5).replace(/^(-?)0\./, '$1.'));
      left = left.slice(next[0].length);
    }
  });
}

/** Icons are drawn at up to 150 pixels of their 512 units: finer steps are not seen, and cost a quarter of the pictures' size. */
const coarse: Plugin = {
  name: 'coarse-icons',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('~icons/') ? code.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`) : null,
};

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1 }), coarse, precompressed()],
  // The server's policy allows no data: fonts, and every file has its own long-lived address.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7700', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
