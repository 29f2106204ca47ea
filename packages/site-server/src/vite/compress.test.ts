import { expect, test } from 'vitest';
import { brotliCopies } from './compress.ts';

test('a build that failed is told by its own fault, not by the folder that it did not make', async () => {
  const plugin = brotliCopies() as unknown as {
    configResolved(config: object): void;
    closeBundle(error?: Error): Promise<void>;
  };
  plugin.configResolved({ root: '/nowhere', build: { outDir: 'dist' } });
  await expect(plugin.closeBundle(new Error('The build failed'))).resolves.toBeUndefined();
  await expect(plugin.closeBundle()).rejects.toThrow('ENOENT');
});
