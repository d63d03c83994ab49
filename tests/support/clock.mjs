// Loaded before the program: it finds itself so many days later. The times that the system gives files stay as they are.
const {now} = Date
const shiftMs = Number(process.env.QUIRE_TEST_DAYS ?? 0) * 86_400_000
Date.now = () => now.call(Date) + shiftMs
