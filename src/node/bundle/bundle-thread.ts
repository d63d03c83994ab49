// Thread entry of the bundler.
import {parentPort, workerData} from 'node:worker_threads'
import {type BundleJob, runBundler} from './run-bundler.ts'

runBundler(workerData as BundleJob).then(
  (facts) => parentPort?.postMessage({facts}),
  (error: unknown) => parentPort?.postMessage({error}),
)
