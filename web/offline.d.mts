export function writeServiceWorker(folder: string, networkFirst: boolean): void;
