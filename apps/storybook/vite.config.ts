import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Packages resolve to their source, so nothing needs building first.
  resolve: { conditions: ['@courtside/source', 'module', 'browser', 'development|production'] },
});
