throw new Error('No network');
