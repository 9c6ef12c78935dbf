/** Works beside the pages of the app and while it is closed. Built as one file (`build/service-worker.ts`). */
import { answerFromDevice, keepNewest, meet } from './app-files.ts';
import { openTapped, showPush } from './pushes.ts';
import { worker } from './worker.ts';

/** Any version of the worker opens any build of the app, so a new one need not wait for old windows. */
worker.addEventListener('install', (event) => event.waitUntil(Promise.all([keepNewest(), worker.skipWaiting()])));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', answerFromDevice);
worker.addEventListener('message', (event) => {
  event.waitUntil(meet(event.source, event.data.files));
});
worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTapped(event.notification.data));
});
