import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page is served from here while it is looked at, and is part of no build.
export default defineConfig({ plugins: [react()], server: { host: '127.0.0.1' } });
