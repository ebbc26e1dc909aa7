export const otherKeyText =
  'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY: push services refuse every reminder. Set both keys of one "niramaya push keys".';
