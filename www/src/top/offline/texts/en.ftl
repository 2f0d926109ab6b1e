offline-new = A new version of the page is ready.
offline-open = Open it now
offline-notKept = { $why ->
    [full] The page cannot be kept for use without a network: there is not enough space on this device.
    [refused] This browser does not keep the page for use without a network.
   *[torn] The page could not be fetched whole, so it is not kept for use without a network yet.
  }
offline-notUpdated = { $why ->
    [full] There is not enough space on this device for the new version. The page goes on with the one it has.
    [refused] This browser does not keep the new version. The page goes on with the one it has.
   *[torn] The new version could not be fetched whole. The page goes on with the one it has.
  }
